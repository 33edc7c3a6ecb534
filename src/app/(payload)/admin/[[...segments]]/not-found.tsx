import { redirect } from 'next/navigation'

/** An address that the panel does not know leads to its dashboard. */
export default function PanelNotFound(): never {
  redirect('/admin')
}
