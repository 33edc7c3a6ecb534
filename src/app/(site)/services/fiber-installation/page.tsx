/** The fiber page at its second address. */
export { default, generateMetadata } from '../../fiber-installation/page'
