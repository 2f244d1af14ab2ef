/** Every built-in component registers itself. */
import './basic';
import './containers';
import './forms';
import './media';
