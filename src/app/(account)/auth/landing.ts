export { landingPath } from '@/lib/shared/landing-path'
