/**
 * The domains, one word each, the same on every floor (docs/architecture.md). To add one: its folder and a line here;
 * on the backend, its folder and a line in server/domains.ts. Lint compares folder names with this list.
 */
/** Login, captcha, area codes, password, devices, agreements, account cancellation, data export. */
export { account } from './account';
/** The activity center, newcomers, the wonderful activity. */
export { activities } from './activities';
/** Addresses and regions. */
export { addresses } from './addresses';
/** Open classes and pea classes. */
export { classes } from './classes';
/** Operator configuration: switches, texts and URLs by name. */
export { configuration } from './configuration';
/** Courses and categories, recorded ones, replays, baby study, teachers, syllabus. */
export { courses } from './courses';
/** Deliveries and their parcels. */
export { deliveries } from './deliveries';
/** Download pages and their entrances. */
export { download } from './download';
export { evaluation } from './evaluation';
/** Uploads and pictures. */
export { files } from './files';
/** Films and audio: access, watch progress, the shared player. */
export { films } from './films';
/** Study plan, study situation, reports. */
export { growth } from './growth';
export { guides } from './guides';
/** Help, feedback, consult, tutor, satisfaction survey. */
export { help } from './help';
/** Modules, slots, tabs, floating icons, interest tags. */
export { home } from './home';
/** Homework, AI exercise book, writing. */
export { homework } from './homework';
/** Class hours, their log, claims and gifts. */
export { hours } from './hours';
/** Learning events, from which all figures are counted. */
export { learning } from './learning';
/** Timetable, class list, leave, calendar, live lessons and listening. */
export { lessons } from './lessons';
/** Click targets, external pages, one-time tokens, the web view. */
export { links } from './links';
/** Learning materials, teaching aids, wrong questions. */
export { materials } from './materials';
/** Inbox, notifications, the official account. */
export { messages } from './messages';
/** Orders and exchanges. */
export { orders } from './orders';
/** Child and parent, avatar, age, the parent center. */
export { profile } from './profile';
/** The question engine: kinds of questions, answers, practice. */
export { questions } from './questions';
/** Check-in, tasks, medals, stars and pea coins. */
export { rewards } from './rewards';
/** Sharing, posters, invitations. */
export { share } from './share';
/** The operator's staff: their accounts, the calls of their console, the audit. */
export { staff } from './staff';
/** Further education and the higher level. */
export { stepup } from './stepup';
/** Sound stories. */
export { stories } from './stories';
/** The study PK zone. */
export { straight } from './straight';
/** Tracked events and visibility. */
export { tracking } from './tracking';
/** Baby show, little teacher, teacher star. */
export { works } from './works';
