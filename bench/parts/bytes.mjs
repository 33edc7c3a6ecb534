export const bytes = { measure: async()=>({}), tables: () => [], promises: () => [] }
