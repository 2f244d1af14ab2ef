/**
 * The domains: one word each, the same on every floor (docs/architecture.md). A new one is its folder and its line here, and its
 * folder and its line in server/domains.ts where the backend has something of it. Lint compares the names of folders with this list.
 */
/** Login, captcha, area codes, password, devices, agreements, cancellation, own data. */
export { account } from './account';
/** The activity center, newcomers, the wonderful activity. */
export { activities } from './activities';
/** Addresses and regions. */
export { addresses } from './addresses';
/** Open classes and pea classes. */
export { classes } from './classes';
/** What operators set: switches, texts and addresses by name. */
export { configuration } from './configuration';
/** Courses and their categories, recorded ones, replays, baby study, teachers, syllabus. */
export { courses } from './courses';
/** Deliveries and their parcels. */
export { deliveries } from './deliveries';
/** Download pages and what leads to them. */
export { download } from './download';
/** Evaluations. */
export { evaluation } from './evaluation';
/** Uploads and pictures. */
export { files } from './files';
/** Films and recorded sound: who may have them, how far a child is with each, the one player. */
export { films } from './films';
/** Study plan, study situation, reports. */
export { growth } from './growth';
/** Guide pages. */
export { guides } from './guides';
/** Help, feedback, consult, tutor, satisfaction survey. */
export { help } from './help';
/** Modules, slots, tabs, floating icons, interest tags. */
export { home } from './home';
/** Homework, AI exercise book, writing. */
export { homework } from './homework';
/** Class hours, their log, claims and gifts. */
export { hours } from './hours';
/** Events of learning: what a child did, of which every figure is counted. */
export { learning } from './learning';
/** Timetable, class list, leave, calendar, live lessons and listening. */
export { lessons } from './lessons';
/** Targets of clicks, outside pages, one-time tokens, the web-view. */
export { links } from './links';
/** Learning materials, teaching aids, wrong questions. */
export { materials } from './materials';
/** Inbox, notifications, the official account. */
export { messages } from './messages';
/** Orders and exchanges. */
export { orders } from './orders';
/** Child and parent, avatar, age, the parent center. */
export { profile } from './profile';
/** The question engine: kinds of questions, their answers, practice. */
export { questions } from './questions';
/** Check-in, tasks, medals, stars and pea coins. */
export { rewards } from './rewards';
/** Sharing, posters, invitations. */
export { share } from './share';
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
