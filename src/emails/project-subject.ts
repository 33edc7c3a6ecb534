/** The subject of every mail about a project: always the same, so that mailboxes keep them together. */
export const projectSubject = ({ id, name }: { id: number; name: string }): string => `Project #${id}: ${name}`
