/** The built page that checks reports, in the folder of the site; a name with a dot is not served as it is. */
export const CHECK_PAGE = '.check.html';
/** Stands in it for the public keys. */
export const KEYS_PLACE = '"LUSTRO_KEYS"';
