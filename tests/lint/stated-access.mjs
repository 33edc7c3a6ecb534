const OPERATIONS = new Set(
  'find findByID findGlobal findVersions findVersionByID findGlobalVersions count countVersions create update updateGlobal delete duplicate restoreVersion login findDistinct'.split(
    ' ',
  ),
)
const COMMENT_REACH = 8

const isPayload = (node) =>
  (node.type === 'Identifier' && node.name === 'payload') ||
  (node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'payload')

const nameOf = (property) => property.type === 'Property' && (property.key.name ?? property.key.value)

/**
 * A call of Payload's Local API skips every access rule unless it is told not to, so each call says which it wants;
 * `overrideAccess: true` carries a comment that says why.
 */
export const statedAccess = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing: 'State overrideAccess: the Local API skips every access rule by default.',
      unexplained: 'Say in a comment why access is overridden here.',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || !isPayload(callee.object) || !OPERATIONS.has(callee.property.name))
        return
      const [options] = node.arguments
      if (options?.type !== 'ObjectExpression') return
      const stated = options.properties.find((property) => nameOf(property) === 'overrideAccess')
      if (!stated) return context.report({ node, messageId: 'missing' })
      if (stated.value.value !== true) return
      const line = stated.loc.start.line
      const first = Math.min(node.loc.start.line - 2, line - COMMENT_REACH)
      const comments = context.sourceCode.getAllComments()
      if (!comments.some((comment) => comment.loc.end.line <= line && comment.loc.end.line >= first))
        context.report({ node: stated, messageId: 'unexplained' })
    },
  }),
}
