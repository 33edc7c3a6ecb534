/** How long a connection without a request stays open, in seconds: longer than a proxy in front keeps it (deploy/nginx.conf). */
export const KEEP_ALIVE_SECONDS = 65
