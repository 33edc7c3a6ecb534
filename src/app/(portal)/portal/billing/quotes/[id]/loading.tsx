import { Skeleton } from '../../skeleton'

/** Stands in the place of the screen while it is fetched. */
export default function Loading() {
  return <Skeleton figures={3} />
}
