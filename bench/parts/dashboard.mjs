export const dashboard = { measure: async()=>({}), tables: () => [], promises: () => [] }
