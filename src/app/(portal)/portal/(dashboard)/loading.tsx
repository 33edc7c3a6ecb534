import { LoadingScreen } from '@/components/portal/loading-screen'

/** Stands here while the data comes. */
export default function Loading() {
  return <LoadingScreen />
}
