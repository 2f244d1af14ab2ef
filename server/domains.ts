/**
 * The domains that the backend serves: the words of src/contract/domains.ts. Handlers, tables and labels of the export come from this
 * list (registry.ts). A new domain is its folder and its line here.
 */
export { account } from './account';
export { activities } from './activities';
export { addresses } from './addresses';
export { classes } from './classes';
export { configuration } from './configuration';
export { courses } from './courses';
export { deliveries } from './deliveries';
export { download } from './download';
export { evaluation } from './evaluation';
export { files } from './files';
export { films } from './films';
export { growth } from './growth';
export { guides } from './guides';
export { help } from './help';
export { home } from './home';
export { homework } from './homework';
export { hours } from './hours';
export { lessons } from './lessons';
export { links } from './links';
export { materials } from './materials';
export { messages } from './messages';
export { orders } from './orders';
export { profile } from './profile';
export { questions } from './questions';
export { rewards } from './rewards';
export { share } from './share';
export { stepup } from './stepup';
export { stories } from './stories';
export { straight } from './straight';
export { tracking } from './tracking';
export { works } from './works';
