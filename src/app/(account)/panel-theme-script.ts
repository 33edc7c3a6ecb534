import { THEME_KEY } from '@/lib/client/theme'

/**
 * A script that tells the panel's server which theme was chosen on the site: Payload reads it from a cookie. People pass
 * through these pages on their way to the panel, so that it is drawn right from the first moment.
 * @param cookie the name of the panel's cookie
 */
export const panelThemeScript = (cookie: string): string => `(function(){try{
var t=localStorage.getItem('${THEME_KEY}'),f=t==='light'||t==='dark'
document.cookie='${cookie}='+(f?t:'')+';path=/;samesite=lax;max-age='+(f?31536000:0)+(location.protocol==='https:'?';secure':'')
}catch(e){}})()`
