import NotFound from '@/app/(site)/not-found'

/** The same page as for visitors. */
export default NotFound
