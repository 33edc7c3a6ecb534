export const profile = { measure: async()=>({}), tables: () => [], promises: () => [] }
