export { QuestionCard, type QuestionCardProps } from './QuestionCard';
export { emptyAnswer, isAnswered, kindName, knowsKind } from './answers';
export { RichText, spoken } from './rich-text';
export { SoundButton } from './parts/sound';
