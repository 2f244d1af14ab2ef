export { ContactOptionLinks } from './ContactOptions';
