import type { Metadata } from 'next'
import { isContentStaff, roles } from '@/access/roles'
import { pageRequest } from '@/app/(account)/page-request'
import { EditMode } from '@/app/(editor)/edit-mode/edit-mode'
import { editableRecords } from './records'
import { screenAt } from './screens'

type Props = { params: Promise<{ path?: string[] }> }

const screenOf = async ({ params }: Props) => {
  const { path = [] } = await params
  return { path, screen: screenAt(path) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { screen } = await screenOf(props)
  return (await screen.generateMetadata?.()) ?? screen.metadata ?? {}
}

/** A public page with the on-page editor. Whoever lost the right to edit since signing in gets the page alone. */
export default async function EditedPage(props: Props) {
  const [req, { path, screen }] = await Promise.all([pageRequest(), screenOf(props)])
  const page = await screen.default()
  const { user } = req
  if (!user || !isContentStaff(user)) return page
  return (
    <>
      {page}
      <EditMode
        key={path.join('/')}
        person={{ name: user.fullName, role: roles.find(({ value }) => value === user.role)?.label ?? '' }}
        {...await editableRecords(req, path)}
      />
    </>
  )
}
