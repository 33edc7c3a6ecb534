import config from '@payload-config'
import { handleApi } from '@/lib/server/api'

const handler = async (request: Request): Promise<Response> => handleApi(await config, request)

export { handler as DELETE, handler as GET, handler as OPTIONS, handler as PATCH, handler as POST, handler as PUT }
