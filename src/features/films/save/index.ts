export { filmSaving } from './film-saving';
export { FilmSavingBar } from './FilmSavingBar';
