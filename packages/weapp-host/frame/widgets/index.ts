/** Imports register all built-in components. */
import './basic';
import './containers';
import './forms';
import './media';
