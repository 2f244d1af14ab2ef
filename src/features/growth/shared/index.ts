/** Page for viewers with a share key, used by three routes. */
export { SharedScreen } from './SharedScreen';
