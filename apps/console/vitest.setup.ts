// Styles give their class names and no CSS: jsdom would compute it for each query.
import '@vanilla-extract/css/disableRuntimeStyles';
