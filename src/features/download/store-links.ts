export { STORE_LINKS, type Store } from '@/services/native/store-links';
