/** The form components: each import defines one. */
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
