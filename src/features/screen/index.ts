export { screen } from './with-screen';
export { Screen, type ScreenProps } from './Screen';
export { useParams, useShown } from './place';
