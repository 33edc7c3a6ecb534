export const growth = { measure: async()=>({}), tables: () => [], promises: () => [] }
