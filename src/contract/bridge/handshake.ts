/** Loading one of them in a hidden frame makes the iOS app put its bridge into the page: 5 knows the first alone, 6 both. */
export const IOS_HANDSHAKE_URL = 'wvjbscheme://__BRIDGE_LOADED__';
export const IOS_SECOND_HANDSHAKE_URL = 'https://__bridge_loaded__';
