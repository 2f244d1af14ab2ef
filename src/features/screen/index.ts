export { screen } from './with-screen';
export { Screen } from './Screen';
export { useParams, usePlace, useShown } from './place';
