/** Names the rows of a list by one of their own texts, instead of by their number. */
export const rowsNamedBy = (field: string) => ({
  RowLabel: { path: '/components/admin/fields/row-label#RowLabel', clientProps: { from: field } },
})
