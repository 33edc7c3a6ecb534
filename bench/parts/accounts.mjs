export const accounts = { measure: async()=>({}), tables: () => [], promises: () => [] }
