import { Skeleton } from '../skeleton'

/** A project on its way. */
export default function ProjectLoading() {
  return <Skeleton label="Loading the project" heights={[120, 200, 260]} />
}
