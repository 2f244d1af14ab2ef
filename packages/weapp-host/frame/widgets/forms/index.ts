/** Imports register the form components. */
import './button';
import './checkbox';
import './form';
import './input';
import './keyboard-accessory';
import './label';
import './picker';
import './picker-view';
import './radio';
import './slider';
import './switch';
import './textarea';

export { formsCss } from './forms.css';
