/** Loading one of them in a hidden iframe makes the iOS app inject its bridge: version 5 knows the first only, version 6 both. */
export const IOS_HANDSHAKE_URL = 'wvjbscheme://__BRIDGE_LOADED__';
export const IOS_SECOND_HANDSHAKE_URL = 'https://__bridge_loaded__';
