// The whole Latin families, of which first.css has subsets. A browser fetches only the files whose characters
// it needs.
import '@fontsource-variable/jetbrains-mono/wght.css';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import '@fontsource-variable/source-serif-4/wght.css';
