// The family with all Korean letters, of which first.css has a subset. A browser fetches only the files whose
// characters it needs.
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
