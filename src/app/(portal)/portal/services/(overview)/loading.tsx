export { Skeleton as default } from '@/components/portal/skeleton'
