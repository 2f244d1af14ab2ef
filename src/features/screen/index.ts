export { screen } from './with-screen';
export { Screen, type ScreenProps } from './Screen';
export { useParams, usePlace, useShown } from './place';
