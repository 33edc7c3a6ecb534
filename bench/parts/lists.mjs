export const lists = { measure: async()=>({}), tables: () => [], promises: () => [] }
