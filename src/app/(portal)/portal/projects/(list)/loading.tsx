import { Skeleton } from '../skeleton'

/** The list on its way. */
export default function ProjectsLoading() {
  return <Skeleton label="Loading the projects" heights={[68, 88, 88, 88, 88]} />
}
