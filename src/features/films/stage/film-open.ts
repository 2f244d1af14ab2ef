import { createContext } from 'react';

/** Whether the dialog around a film is open. A closing one still renders its last content, so the film needs to know. */
export const FilmOpen = createContext(true);
